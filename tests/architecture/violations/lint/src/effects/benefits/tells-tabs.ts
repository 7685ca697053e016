export const tell = (): void => new BroadcastChannel('portal').close()
