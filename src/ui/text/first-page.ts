/** Texts of the page before its scripts have arrived. */
export const firstPageText = {
  notLoaded: 'The page could not be loaded',
  notLoadedMore: 'Please check your connection, then refresh the page.',
} as const
