import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least that Node can do for a page: `raw-node.ts PORT FILE` writes the page of the file as JSON in response to every request. */
const [port, file] = process.argv.slice(2)
const page: unknown = JSON.parse(readFileSync(file ?? '', 'utf8'))
createServer((_, response) => {
  const body = JSON.stringify(page)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(200, headers).end(body)
}).listen(Number(port), '127.0.0.1')
