const withoutEnd = (path: string): string => path.replace(/\/+$/, '')

/** Whether two paths name the same page; a trailing slash makes no difference. */
export const isSamePath = (path: string, other: string): boolean => withoutEnd(path) === withoutEnd(other)

/** Whether a path names a page or one below it. */
export const isWithin = (path: string, page: string): boolean =>
  isSamePath(path, page) || path.startsWith(`${withoutEnd(page)}/`)
