import { useSyncExternalStore } from 'react'
import { stories, type Story } from './stories.ts'

/** The brands of the demo. */
export const brands = ['acme', 'localhost', 'globex'] as const
export type Brand = (typeof brands)[number]

/** The frame's width, px; `fluid` fills the available width. */
export const widths = ['390', '768', '1280', 'fluid'] as const
export type Width = (typeof widths)[number]

/** What is shown, and how. It is in the address, so that every state has a link. */
export interface Choice {
  readonly shown: Story | null
  readonly brand: Brand
  readonly width: Width
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const readAddress = (): string => location.hash.slice(1)

const choiceOf = (address: string): Choice => {
  const [id = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  return {
    shown: stories.find((one) => one.id === id) ?? stories[0] ?? null,
    brand: brands.find((brand) => brand === given.get('brand')) ?? 'acme',
    width: widths.find((width) => width === given.get('width')) ?? '1280',
  }
}

/** The address at which something is shown. */
export const addressOf = ({ shown, brand, width }: Choice): string =>
  `#${shown?.id ?? ''}?brand=${brand}&width=${width}`

/** What the address asks for. */
export const useChoice = (): Choice => choiceOf(useSyncExternalStore(subscribe, readAddress))
