import './live/live.ts'
