/** What each file of the domain exports, by path; events, selectors and commands are found in it. */
export const domainModules = (): readonly (readonly [path: string, exported: Record<string, unknown>])[] =>
  Object.entries(
    import.meta.glob<Record<string, unknown>>(
      [
        '../../../src/domain/*/**/*.ts',
        '!../../../src/domain/**/*.test.ts',
        '!../../../src/domain/**/{testing,*.testing}.ts',
      ],
      { eager: true },
    ),
  )

/** The area of a file of the domain: its folder. Files of the kernel, such as the edits of a form, count as an area each. */
export const areaOf = (path: string): string => {
  const [, area = '', file = ''] = /src\/domain\/([^/]+)\/(?:[^/]+\/)?([^/]+)\.ts$/.exec(path) ?? []
  return area === 'kernel' ? file : area
}
