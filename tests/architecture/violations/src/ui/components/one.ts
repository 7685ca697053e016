import './other.ts'
