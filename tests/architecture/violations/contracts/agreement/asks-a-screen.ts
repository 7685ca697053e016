import '../../src/ui/home/cards.tsx'
