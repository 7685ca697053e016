import '../home/cards.ts'
