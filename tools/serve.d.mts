/** Starts the mock's two hosts and the portal; see `serve.mjs`. */
export function serve(options: { port: number; built: boolean; quiet?: boolean }): {
  /** Resolves once all three answer. */
  ready: Promise<void>
  stop: () => void
}
