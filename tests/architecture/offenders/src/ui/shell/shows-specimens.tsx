import '../kit/specimen.tsx'
