import { hashOf } from '../../../src/domain/kernel/data/hash.ts'

/** The first 52 bits of a hash as a number, so that a hundred thousand of them take little room. */
export const numberOf = (hash: string): number => Number.parseInt(hash.slice(0, 13), 16)

/** The hash of any JSON as a number. */
export const hashNumber = (value: unknown): number => numberOf(hashOf(value))
