import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { root } from './process.ts'

/** Builds the portal with more plugins and returns the result of `read`. @param read gets the folder of hashed files, removed afterwards */
export const ofPortalBuild = async <A>(plugins: readonly Plugin[], read: (assets: string) => A): Promise<A> => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'bench-portal-'))
  try {
    await build({ root, logLevel: 'error', plugins: [...plugins], build: { outDir, emptyOutDir: true } })
    return read(path.join(outDir, 'assets'))
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** The size as a server sends it, kB of 1,000 bytes. */
export const gzippedSize = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1000
