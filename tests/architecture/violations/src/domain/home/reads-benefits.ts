import '../benefits/detail.ts'
