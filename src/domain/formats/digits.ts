const DIGIT = /\p{Nd}/u

/** What stands beside Arabic digits: their own point, comma and per cent. */
const arabic: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%' }

/** A text with the digits 0 to 9 for those of any script and width, and other characters in their usual form. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[٫٬٪]/g, (sign) => arabic[sign] ?? sign)
    .replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
      const at = digit.codePointAt(0) ?? 0
      // Each script has its ten digits in a row.
      let before = 0
      while (DIGIT.test(String.fromCodePoint(at - before - 1))) before++
      return String(before % 10)
    })
