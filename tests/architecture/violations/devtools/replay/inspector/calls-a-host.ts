import '../../../src/effects/api/client.ts'
