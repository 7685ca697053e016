import '../samples.ts'
