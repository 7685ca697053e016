import '../effects/api/client.ts'
