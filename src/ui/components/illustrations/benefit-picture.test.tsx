// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BenefitPicture } from './benefit-picture.tsx'
import { sceneOf } from './scene-names.ts'

afterEach(cleanup)

const image = 'https://images.acme.example/gym.jpg'

it.each([
  ['health', 'dental', 'dental'],
  ['travel', 'season-ticket', 'ticket'],
  ['health', 'osteopathy', 'medical'],
  ['a-group-of-a-host', 'wine', 'vouchers'],
  ['', '', 'vouchers'],
  ['toString', 'constructor', 'vouchers'],
] as const)('[BEN-2] a benefit of the group "%s" and the kind "%s" has the scene %s', (groupCode, kind, scene) => {
  expect(sceneOf(groupCode, kind)).toBe(scene)
})

it('[BEN-2] the host’s picture is shown, and a scene where it cannot be, which no screen reader meets', async () => {
  const { container, rerender } = render(<BenefitPicture groupCode="wellbeing" kind="gym" image={image} />)
  const picture = container.querySelector('img')
  expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([image, ''])
  expect(container.querySelector('svg')).toBeNull()
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  await waitFor(() => expect(container.querySelectorAll('svg path').length).toBeGreaterThan(3))
  rerender(<BenefitPicture groupCode="wellbeing" kind="gym" image={`${image}?2`} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`${image}?2`)
})
