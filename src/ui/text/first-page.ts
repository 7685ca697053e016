/** Texts of the page before its scripts have arrived. */
export const firstPageText = {
  notLoaded: 'The page could not be loaded',
  notLoadedMore: 'Check your connection, then refresh the page.',
} as const
