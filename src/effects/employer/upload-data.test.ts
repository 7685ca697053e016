import { describe, expect, it } from 'vitest'
import {
  CellCorrected,
  FileAccepted,
  FileCheckFailed,
  FileCheckRequested,
  FileLeft,
  FileRefused,
  FileSendCancelled,
  FileSendFailed,
  FileSendRequested,
  FileSent,
  UploadProgressed,
} from '../../domain/employer/upload-data.ts'
import { offline, profile, refusal } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getDataLoadTemplate, uploadEmployeeData } from '../api/generated/uploads.ts'
import { responds, fakeHost, fails, runEffect, sends, provesAll } from '../runtime/testing.ts'
import { gone } from './saving.ts'
import { rereadUploads, checkFile, forgetFiles, sendFile } from './upload-data.ts'
import { followedOf } from './upload-watch.ts'
import { loggedOut } from '../runtime/portal-calls.ts'
import { LastUploadRequested, UploadsRequested } from '../../domain/employer/uploads.ts'
import { provesReread } from '../runtime/reread.testing.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const file = { fileId: 'f1', name: 'people.csv', size: 20 }
const template = { id: 't1', name: 'template.csv', type: 'text/csv', bytes: 12 }
const asked = FileCheckRequested({ file, forgets: ['old'] })

/** An already resolved value as a promise that virtual time can follow: it calls back at once. */
const ready = <A>(value: A): Promise<A> =>
  ({
    then: (use: (value: A) => unknown) => {
      use(value)
      return { then: () => undefined }
    },
  }) as unknown as Promise<A> // the effect only waits for the promise

const held = (texts: Readonly<Record<string, string>>) => {
  const dropped: string[] = []
  return {
    dropped,
    files: {
      text: (id: string) => ready(texts[id] ?? null),
      drop: (id: string) => void dropped.push(id),
      form: (id: string, field: string, text?: string) => {
        const form = new FormData()
        form.append(field, text ?? texts[id] ?? '')
        return id in texts ? form : null
      },
    },
  }
}

describe('checking a file', () => {
  const check = (
    texts: Readonly<Record<string, string>>,
    then: ReturnType<typeof FileAccepted> | ReturnType<typeof FileRefused> | ReturnType<typeof FileCheckFailed>,
  ) => {
    const host = fakeHost(sends(getDataLoadTemplate, template, [6]))
    const { files, dropped } = held(texts)
    runEffect({
      effect: checkFile,
      given,
      ports: { ...host, files },
      when: ['a', { a: asked }],
      then: ['10ms b', { b: then }],
    })
    expect(host.calls.map(({ input }) => input)).toEqual([
      { path: { id: 'client-1' }, name: 'employee-data-template.csv' },
    ])
    expect(dropped).toEqual(['t1'])
  }

  it('[EMP-3] takes it where its header fits the template', () => {
    check({ f1: 'Email,Name\r\na@b.cd,A\r\n', t1: 'Name,Email\r\n' }, FileAccepted({ file, rows: 1 }))
  })

  it('[EMP-3] refuses it with what is wrong, and keeps neither file', () => {
    const problems = [{ kind: 'missing' as const, columns: ['Email'] }]
    check({ f1: 'Name\r\nA\r\n', t1: 'Name,Email\r\n' }, FileRefused({ file, problems, forgets: ['f1'] }))
  })

  it('[EMP-3] tells that the file is there no more', () => {
    check({ t1: 'Name\r\n' }, FileCheckFailed({ problem: gone }))
  })

  it('[EMP-3] reports that the template could not be loaded, or nobody is signed in', () => {
    const when = ['a', { a: asked }] as const
    const ports = fakeHost(fails(getDataLoadTemplate, offline))
    runEffect({ effect: checkFile, given, ports, when, then: ['5ms b', { b: FileCheckFailed({ problem: offline }) }] })
    runEffect({ effect: checkFile, ports, when, then: ['b', { b: FileCheckFailed({ problem: loggedOut }) }] })
  })

  it('[EMP-3] stops for a file that was put aside', () => {
    const host = fakeHost(sends(getDataLoadTemplate, template))
    const when = ['a 1ms b', { a: asked, b: FileLeft({ forgets: [] }) }] as const
    runEffect({ effect: checkFile, given, ports: host, when, then: ['', {}] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled'])
  })
})

describe('sending a file', () => {
  const request = FileSendRequested({ file })
  const sent = {
    id: '9',
    fileName: 'people.csv',
    uploadedAt: '2026-11-20',
    status: 'checking' as const,
    totalRows: 1,
    checkedRows: 0,
    errorCount: 0,
    errors: [],
  }

  it('[EMP-3] makes one POST of a form, and keeps the file until the upload ended well', () => {
    const host = fakeHost(responds(uploadEmployeeData, sent))
    const { files, dropped } = held({ f1: '' })
    const then = ['5ms b', { b: FileSent({ upload: followedOf(sent) }) }] as const
    runEffect({ effect: sendFile, given, ports: { ...host, files }, when: ['a', { a: request }], then })
    expect(host.calls).toMatchObject([{ id: 'uploadEmployeeData', input: { path: { id: 'client-1' } } }])
    expect(host.calls[0]?.input).toMatchObject({ form: expect.any(FormData) })
    expect(dropped).toEqual([])
    const over = { ...followedOf(sent), status: 'completed' as const }
    const before = [...given, FileCheckRequested({ file, forgets: [] }), FileAccepted({ file, rows: 1 }), request]
    runEffect({
      effect: forgetFiles,
      given: [...before, FileSent({ upload: followedOf(sent) })],
      ports: { files },
      when: ['a', { a: UploadProgressed({ upload: over }) }],
      then: ['', {}],
    })
    expect(dropped).toEqual(['f1'])
  })

  it('[EMP-3] sends what was corrected in place of what the file says', () => {
    const host = fakeHost(responds(uploadEmployeeData, sent))
    const { files } = held({ f1: 'Name,Email\r\nAnn,x\r\n' })
    const upload = followedOf(sent)
    const correction = { row: 2, column: 'Email', value: 'a@b.cd' }
    const before = [...given, FileCheckRequested({ file, forgets: [] }), FileAccepted({ file, rows: 1 }), request]
    runEffect({
      effect: sendFile,
      given: [...before, FileSent({ upload }), CellCorrected({ uploadId: upload.uploadId, correction })],
      ports: { ...host, files },
      when: ['a', { a: request }],
      then: ['5ms b', { b: FileSent({ upload }) }],
    })
    const form = new FormData()
    form.append('file', 'Name,Email\r\nAnn,a@b.cd\r\n')
    expect(host.calls.map(({ input }) => input)).toEqual([{ path: { id: 'client-1' }, form }])
  })

  it('[EMP-3] keeps the file where it did not arrive', () => {
    const { files, dropped } = held({ f1: '' })
    const ports = { ...fakeHost(fails(uploadEmployeeData, refusal)), files }
    const then = ['5ms b', { b: FileSendFailed({ problem: refusal }) }] as const
    runEffect({ effect: sendFile, given, ports, when: ['a', { a: request }], then })
    expect(dropped).toEqual([])
  })

  it('[EMP-3] stops when it is cancelled', () => {
    const host = fakeHost(responds(uploadEmployeeData, sent))
    const { files } = held({ f1: '' })
    const when = ['a 1ms b', { a: request, b: FileSendCancelled({}) }] as const
    runEffect({ effect: sendFile, given, ports: { ...host, files }, when, then: ['', {}] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled'])
  })

  it('[EMP-3] tells of a file that is there no more, and that nobody is signed in', () => {
    const ports = { files: held({}).files }
    const when = ['a', { a: request }] as const
    runEffect({ effect: sendFile, given, ports, when, then: ['b', { b: FileSendFailed({ problem: gone }) }] })
    runEffect({ effect: sendFile, ports, when, then: ['b', { b: FileSendFailed({ problem: loggedOut }) }] })
  })
})

it('[EMP-3] forgets the files that nobody needs any more', () => {
  const { files, dropped } = held({})
  const when = [
    'abc',
    { a: asked, b: FileRefused({ file, problems: [], forgets: ['f1'] }), c: FileLeft({ forgets: ['x'] }) },
  ] as const
  runEffect({ effect: forgetFiles, ports: { files }, when, then: ['', {}] })
  expect(dropped).toEqual(['old', 'f1', 'x'])
})

provesAll(checkFile, sendFile, forgetFiles, rereadUploads)

provesReread('EMP-3', rereadUploads, (problem) => FileSendFailed({ problem }), [
  UploadsRequested({}),
  LastUploadRequested({}),
])
