import '../home/cards.tsx'
