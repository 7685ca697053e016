// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BenefitPicture } from './benefit-picture.tsx'
import { scenes } from './scenes.ts'

afterEach(cleanup)

const image = 'https://images.acme.example/gym.jpg'

const drawnOf = (container: HTMLElement): readonly (string | null)[] =>
  [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))

const pathsOf = (name: keyof typeof scenes): readonly string[] => scenes[name].map(([, path]) => path)

it.each([
  ['health', 'dental', 'health'],
  ['travel', 'travel', 'travel'],
  ['travel', 'season-ticket', 'commute'],
  ['lifestyle', 'technology', 'screen'],
  ['a-group-of-a-host', 'wine', 'other'],
  ['', '', 'other'],
  ['toString', 'constructor', 'other'],
] as const)('[BEN-2] a benefit of the group "%s" and the kind "%s" has the scene %s', (groupCode, kind, scene) => {
  const { container } = render(<BenefitPicture groupCode={groupCode} kind={kind} image={null} />)
  expect(drawnOf(container)).toEqual(pathsOf(scene))
})

it('[BEN-2] the host’s picture is shown, and the scene where it cannot be', () => {
  const { container, rerender } = render(<BenefitPicture groupCode="wellbeing" kind="gym" image={image} />)
  const picture = container.querySelector('img')
  expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([image, ''])
  expect(drawnOf(container)).toEqual([])
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(drawnOf(container)).toEqual(pathsOf('wellbeing'))
  rerender(<BenefitPicture groupCode="wellbeing" kind="gym" image={`${image}?2`} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`${image}?2`)
})
