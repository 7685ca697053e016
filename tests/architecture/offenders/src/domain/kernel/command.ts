export type Refusal = string
