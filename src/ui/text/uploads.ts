import { formatNumber } from '../components/content/format.ts'
import { fileSaved } from './files.ts'
import type { FileProblem } from '../../domain/employer/file-check.ts'
import type { RowError } from '../../domain/employer/upload-data.ts'
import type { UploadStatus } from '../../domain/employer/uploads.ts'

/** The names in quotes, each on one line, at most ten of them. */
const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format([
    ...names.slice(0, 10).map((name) => `‘${name.replaceAll(' ', '\u00a0')}’`),
    ...(names.length > 10 ? [`${names.length - 10} more`] : []),
  ])
const plural = (count: number, one: string, many: string): string =>
  `${new Intl.NumberFormat('en-GB').format(count)} ${count === 1 ? one : many}`

/** The upload of employee data. */
export const uploadsText = {
  checkingShort: (percent: number) => `Checking an upload: ${percent}%`,
  waitingShort: 'An upload is waiting for you',
  title: 'Upload employee data',
  another: 'Upload a new file',
  lead: 'Add or change employees with one CSV or Excel file.',
  steps: ['Choose', 'Check', 'Confirm'],
  template: {
    title: 'Fill in the template',
    lead: 'It has a column for each detail and one example row. Keep the first row. Columns can be in any order. Write dates as 01/09/2026 or 2026-09-01, and salaries in pounds.',
    download: 'Download the template',
    running: 'Downloading the template',
    saved: fileSaved,
    failed: 'The template could not be downloaded',
  },
  choose: {
    title: 'Choose your file',
    button: 'Choose a file',
    another: 'Choose another file',
    drop: 'Drag your file here, or',
    oneAtATime: 'Add one file at a time.',
    hint: 'A CSV or Excel file (.xlsx), up to 5 MB. From Excel, we only read the first sheet. We won’t upload it until you confirm.',
    notTaken: 'The file could not be added. Check your connection and choose it again.',
    reading: (name: string) => `Reading ${name}`,
    notChecked: 'Your file could not be checked against the template',
    refused: (name: string) => `${name} cannot be uploaded`,
    retry: 'Check again',
  },
  ready: {
    title: 'Ready to upload',
    file: 'File',
    size: 'Size',
    rows: 'Rows',
    lead: 'All the columns match. We’ll check each row after you upload.',
    cancelled: 'You cancelled the upload. Your file is still here.',
    send: 'Upload the file',
  },
  sending: {
    title: 'Uploading',
    label: (name: string) => `Uploading ${name}`,
    cancel: 'Cancel',
  },
  notSent: {
    heading: 'Not uploaded',
    perhaps: 'Not confirmed',
    title: 'Your file was not uploaded, and nothing has changed.',
    unconfirmed: {
      title: 'We could not confirm that your file was uploaded',
      more: 'Check earlier uploads first. If yours isn’t there, upload it again. Nothing changes until you apply it.',
    },
    again: 'Try again',
  },
  checking: {
    title: 'Checking',
    label: (name: string) => `Checking ${name}`,
    rows: (checked: string, rows: string) => `${checked} of ${rows} rows`,
    errors: (count: number) => `${plural(count, 'error', 'errors')} so far`,
    lead: 'You can close this panel or go to another page. We’ll carry on checking.',
    cancel: 'Cancel the upload',
    trouble: 'We could not check its progress.',
    retry: 'Check progress again',
    still: 'It’s still being checked.',
    stopFailed: 'The upload could not be stopped.',
    stopUnconfirmed: {
      title: 'We could not confirm that the upload was stopped',
      more: 'You can safely try again.',
    },
  },
  awaiting: {
    title: 'Checked: no errors',
    lead: (name: string, rows: string) =>
      `${rows === '1' ? `The row in ${name} is` : `All ${rows} rows in ${name} are`} correct. Nothing has changed yet.`,
    commit: 'Apply the changes',
    committing: 'Applying...',
    discard: 'Discard the upload',
    discarding: 'Discarding...',
    still: 'The upload is still waiting for you.',
    failed: 'Your decision was not saved, and nothing has changed.',
    unconfirmed: {
      title: 'We could not confirm that your decision was saved',
      more: 'You can safely decide again.',
    },
  },
  confirm: {
    title: (losses: number | null) =>
      losses === null ? 'Apply the changes?' : `Take ${plural(losses, 'benefit', 'benefits')} away?`,
    lead: (name: string, rows: string) =>
      `${name} changes the data of ${rows === '1' ? '1 person' : `${rows} people`}.`,
    unknown: 'We could not work out who gains and who loses benefits.',
    losers: 'Who loses a benefit',
    others: (count: number) => `and ${formatNumber(count)} more. Cancel to see them all.`,
    gives: 'This cannot be undone here. To give a benefit back, upload a file with the earlier values.',
  },
  completed: {
    title: 'Your file has been uploaded successfully',
    lead: (name: string, rows: string) => `${name}: ${rows} ${rows === '1' ? 'row was' : 'rows were'} applied.`,
    another: 'Upload another file',
  },
  rejected: {
    title: (count: number) => `${plural(count, 'error was', 'errors were')} found, and nothing has changed`,
    lead: (fine: string, isHere: boolean) =>
      `${fine === '0' ? '' : fine === '1' ? '1 row is fine. ' : `${fine} rows are fine. `}${
        isHere
          ? `Correct ${fine === '0' ? 'them' : 'the others'} here and upload again, or correct your file and choose it again. What you correct here does not change your own file.`
          : `Correct ${fine === '0' ? 'them' : 'the others'} in your file, then choose it again. Values are as you typed them.`
      }`,
    choose: 'Choose the corrected file',
    send: (count: number) => `Upload again with ${plural(count, 'correction', 'corrections')}`,
    cell: (column: string, row: number) => `${column} in row ${row}`,
    employee: 'Employee',
    number: 'Employee number',
    caption: (name: string) => `Errors in ${name}`,
    row: 'Row',
    rowOf: (row: number) => `Row\u00A0${row}`,
    column: 'Column',
    value: 'In your file',
    advice: 'What to do',
    first: (shown: string, all: string) => `The first ${shown} of ${all} errors. The CSV file has them all.`,
    download: 'Download errors as CSV',
    file: 'errors',
    loading: 'Loading the errors',
    failed: 'The errors could not be loaded',
  },
  discarded: {
    title: 'The upload was discarded, and nothing has changed.',
    lead: (name: string) => `None of the rows in ${name} were applied.`,
  },
  difference: {
    title: 'Who gains and who loses eligibility',
    loading: 'Loading changes to eligibility',
    failed: 'Changes to eligibility could not be loaded',
    none: 'There are no changes to eligibility to show',
    noneMore: 'Everyone can have the same benefits as before.',
    total: (gains: number, losses: number) =>
      `${plural(losses, 'benefit is', 'benefits are')} lost and ${plural(gains, 'is', 'are')} gained.`,
    counted: 'Each person is counted once for each benefit.',
    byBenefit: 'Changes by benefit',
    benefit: 'Benefit',
    gains: 'Gain',
    losses: 'Lose',
    people: 'Employees whose eligibility changes',
    employee: 'Employee',
    number: 'Employee number',
    change: 'Change',
    reason: 'Why',
    gain: 'Gains',
    lose: 'Loses',
    all: 'All benefits',
    show: 'Show',
    both: 'Both',
    noMatch: 'There are no employees to show',
    found: (count: number) => plural(count, 'change', 'changes'),
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    next: 'Next',
  },
  history: {
    title: 'Earlier uploads',
    last: (date: string) => `Last uploaded on ${date}`,
    never: 'Employee data has never been uploaded',
    lastLoading: 'Loading the date of the last upload',
    lastFailed: 'The date of the last upload could not be loaded',
    loading: 'Loading earlier uploads',
    failed: 'The earlier uploads could not be loaded',
    none: 'There are no earlier uploads to show',
    noneMore: 'When you upload a file, it will appear here.',
    file: 'File',
    date: 'Date',
    status: 'Status',
    rows: 'Rows',
    errors: 'Errors',
    details: 'Details',
    rowsIn: (rows: number) => plural(rows, 'row', 'rows'),
    actions: 'Actions',
    show: 'See the errors',
    showOf: (name: string) => ` in ${name}`,
  },
  status: {
    checking: 'Checking',
    'awaiting-commit': 'Waiting for you',
    completed: 'Uploaded',
    rejected: 'Errors found',
    discarded: 'Discarded',
  } satisfies Record<UploadStatus, string>,
} as const

/** How to correct a file. */
export const fileProblemText = (problem: FileProblem): string => {
  switch (problem.kind) {
    case 'type':
      return 'Choose a CSV or Excel file. Its name ends in .csv or .xlsx, and you can save one from any spreadsheet.'
    case 'empty':
      return 'The file is empty. Fill in the template and choose it again.'
    case 'tooLarge':
      return 'The file is larger than 5 MB. Split it into several files.'
    case 'spreadsheet':
      return 'This Excel file can’t be read: it has a password, is damaged or is from before 2007. Open it in Excel and save it as ‘CSV UTF-8’.'
    case 'notText':
      return 'Some letters in the file can’t be read. Open it in your spreadsheet, check the names and save it as ‘CSV UTF-8’.'
    case 'separatorLine':
      return 'The first line, ‘sep=,’, is only for Excel. Remove it, so the names of the columns come first.'
    case 'separator':
      return `The columns of the file are separated by ${problem.separator === 'tab' ? 'tabs' : 'semicolons'}. Save it as a CSV file with commas.`
    case 'missing':
      return problem.columns.length === 1
        ? `The column ${list(problem.columns)} is missing. Add it to the first row.`
        : `The columns ${list(problem.columns)} are missing. Add them to the first row.`
    case 'unknown':
      return problem.columns.length === 1
        ? `The column ${list(problem.columns)} is not in the template. Rename or remove it.`
        : `The columns ${list(problem.columns)} are not in the template. Rename or remove them.`
    case 'twice':
      return `The first row has ${list(problem.columns)} more than once. Keep one of each.`
    case 'noRows':
      return 'The file only has a heading row. Add at least one employee.'
  }
}

const advice: Readonly<Record<string, (column: string) => string>> = {
  missing: (column) => `Fill in ${column}`,
  email: () => 'Enter an email address, such as name@company.co.uk',
  date: () => 'Enter a real date, such as 01/03/2026',
  'date-order': () => 'Check both dates. No one can start before they’re 16',
  money: () => 'Enter an amount in pounds, such as £28,500 or 28500.00',
  'row-length': () => 'Use the same number of cells as in the first row',
}

/** How to correct a row: the portal's own words for a known code, the host's for any other. */
export const rowErrorText = ({ code, column, message }: RowError): string =>
  (Object.hasOwn(advice, code) ? advice[code]?.(column ?? 'the row') : null) ?? message

/** A file's size as people write it. */
export const sizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
