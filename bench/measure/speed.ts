import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { fetchPeer } from './peers.ts'

type IndexOf = () => number

/** Lighthouse's index of how fast the machine is now: 1,500 to 2,000 is a good desktop, which is what a fourfold slowdown assumes. */
export const speedOf = async (browser: Browser): Promise<number> => {
  const file = path.join(fetchPeer('lighthouse'), 'core', 'lib', 'page-functions.js')
  const { pageFunctions }: { pageFunctions: { computeBenchmarkIndex: IndexOf } } = await import(
    pathToFileURL(file).href
  )
  const page = await browser.newPage()
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex)
  } finally {
    await page.close()
  }
}
