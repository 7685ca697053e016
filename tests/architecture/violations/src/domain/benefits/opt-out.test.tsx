import './detail.test.tsx'
