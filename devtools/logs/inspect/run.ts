import { parseArgs } from 'node:util'
import { root } from '../../../tools/setup.mjs'
import { printing, understood, type Streams } from '../replay/arguments.ts'
import { inspectorOf } from '../screens/build.ts'
import { hostFolder } from '../screens/host.ts'

const help = `npm run log -- inspect [options]

Builds the inspector of logs, and serves it on this machine until Ctrl-C.

Options
  --beside BUILD   put another build beside this one: a commit or a folder of the portal
  --port N         the port; default 5190
  --help           show this text
`

/** `portal-log inspect`: resolves once the inspector is served. Throws a sentence if it cannot be. */
export const run = async (args: readonly string[], streams: Streams): Promise<number> => {
  const { out } = printing(streams)
  const { values } = understood(() =>
    parseArgs({
      args: [...args],
      options: {
        beside: { type: 'string' },
        port: { type: 'string', default: '5190' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  )
  if (values.help === true) {
    out.write(help)
    return 0
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`‘--port ${values.port}’ is not a port.`)
  out.write('Building the inspector …\n')
  const own = inspectorOf(root)
  const beside = values.beside === undefined ? null : inspectorOf(values.beside)
  const { url } = await hostFolder(own, { beside, port }).catch((error: unknown) => {
    throw new Error(`Port ${port} cannot be used; name another with --port.`, { cause: error })
  })
  const query = values.beside === undefined ? '' : `?beside=${encodeURIComponent(values.beside)}`
  out.write(`
  The inspector   ${url}${query}

  Drop a log on it, or choose one. Nothing leaves this machine.
`)
  return 0
}
