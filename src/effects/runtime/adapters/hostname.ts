/** Replaces '{hostname}' by the page's own host name. */
export const withHostname = (url: string): string => url.replace('{hostname}', location.hostname)

/** The first label of the domain, which names the brand [THEME-1]. */
export const domainLabel = (): string => location.hostname.split('.')[0] ?? 'localhost'
