import type { AnyOperation, CallInput, CallSession, Host } from './operation.ts'

/** The header names that the specification leaves open: one place, as `openapi/common.yaml` has them. */
export const headerNames = {
  bearerCopy: 'X-Bearer-Token',
  masqueradeUserId: 'X-Masquerade-User-Id',
  masqueradeSchemeYear: 'X-Masquerade-Scheme-Year',
  masqueradedUser: 'X-Masquerade',
  idempotencyKey: 'Idempotency-Key',
  version: 'ETag',
  onVersion: 'If-Match',
} as const

/** Fills a path template: after the split, texts are at even places and the names from the braces at odd ones. */
const filled = (template: string, values: Readonly<Record<string, string>>): string => {
  let path = ''
  for (const [index, part] of template.split(/[{}]/).entries()) {
    if (index % 2 === 0) path += part
    else {
      const value = values[part]
      if (value === undefined || value === '') throw new RangeError(`The path ${template} needs a value for ${part}.`)
      path += encodeURIComponent(value)
    }
  }
  return path
}

/** The URL of a call. Throws a RangeError when the path lacks a value. */
export const addressOf = (
  hosts: Readonly<Record<Host, string>>,
  operation: Pick<AnyOperation, 'host' | 'path' | 'query'>,
  input: CallInput,
): string => {
  let search = ''
  for (const name of operation.query) {
    const value = input.query?.[name]
    if (value !== undefined) search += `${search && '&'}${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  }
  return `${hosts[operation.host].replace(/\/$/, '')}${filled(operation.path, input.path ?? {})}${search && `?${search}`}`
}

/** Everything `fetch` needs besides the address. */
export const requestOf = (
  operation: { readonly method: string; readonly anonymous: boolean },
  input: CallInput,
  { accessToken, masquerade }: CallSession,
  signal: AbortSignal,
  { accept = 'application/json', idempotencyKey }: { readonly accept?: string; readonly idempotencyKey?: string } = {},
): RequestInit => {
  const headers: Record<string, string> = { Accept: accept }
  if (input.onVersion !== undefined) headers[headerNames.onVersion] = input.onVersion
  if (idempotencyKey !== undefined) headers[headerNames.idempotencyKey] = idempotencyKey
  if (accessToken !== null) {
    headers['Authorization'] = `Bearer ${accessToken}`
    headers[headerNames.bearerCopy] = accessToken
  }
  if (masquerade !== null) {
    headers[headerNames.masqueradeUserId] = masquerade.userId
    if (masquerade.schemeYear !== null) headers[headerNames.masqueradeSchemeYear] = masquerade.schemeYear
  }
  const request: RequestInit = {
    method: operation.method,
    // Data about a person must not outlive the session in the browser's cache, whatever the host says.
    cache: operation.anonymous ? 'default' : 'no-store',
    credentials: 'include',
    headers,
    signal,
    ...(input.as && { keepalive: true }),
  }
  // The browser sets the Content-Type of a form, because it holds the boundary between the parts.
  if (input.form) return { ...request, body: input.form }
  headers['Content-Type'] = 'application/json'
  return input.body === undefined ? request : { ...request, body: JSON.stringify(input.body) }
}
