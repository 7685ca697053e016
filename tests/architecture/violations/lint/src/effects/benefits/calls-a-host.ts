export const call = (): Promise<Response> => globalThis.fetch('/benefits')
