import { expect, it } from 'vitest'
import { mailAddress, telephoneAddress } from './addresses.ts'

it('[CONTENT-1] an email address of a host adds neither recipients nor words to an email', () => {
  expect(mailAddress("o'neill+hr@benefits.example")).toBe("mailto:o'neill%2Bhr@benefits.example")
  expect(mailAddress('a@b.example?bcc=evil@c.example&body=x')).toBe(
    'mailto:a@b.example%3Fbcc%3Devil%40c.example%26body%3Dx',
  )
  expect(mailAddress('a@b.example,evil@c.example')).toBe('mailto:a@b.example%2Cevil%40c.example')
})

it('[CONTENT-1] a number is called as it is written', () => {
  expect(telephoneAddress('020 7946 0018')).toBe('tel:02079460018')
})
