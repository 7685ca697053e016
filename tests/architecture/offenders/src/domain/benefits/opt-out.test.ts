import './detail.test.ts'
