/** Starts the mock's two hosts and the portal; see `serve.mjs`. */
export function serve(options: { port: number; built: boolean; quiet?: boolean; folder?: string }): {
  /** Resolves once all three respond. */
  ready: Promise<void>
  stop: () => void
}
