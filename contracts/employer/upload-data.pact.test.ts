import {
  decideEmployeeDataUpload,
  getEmployeeDataUpload,
  uploadEmployeeData,
} from '../../src/effects/api/generated/uploads.ts'
import { contract } from '../pact.ts'

const header = 'Employee number,First name,Surname,Email,Date of birth,Start date,Department,Location,Job title,Salary'
const person = 'AC900001,New,Starter,new.starter@acme.example,1990-04-12,2026-11-02,Sales,Leeds,Adviser,28500.00'

const formOf = (text: string): FormData => {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/csv' }), 'employees-november.csv')
  return form
}

const client = { path: { id: '77' } }
const ids = { id: 'clientId' }
const upload = { path: { id: '6601' } }
const uploadIds = { id: 'uploadId' }
const noSuchUpload = { kind: 'refused', status: 404, message: 'There is no such upload' } as const

contract('employer/upload-data', (interaction) => {
  interaction('[EMP-3] a file is uploaded', uploadEmployeeData, {
    state: 'employer-signed-in',
    input: { ...client, form: formOf(`${header}\r\n${person}\r\n`) },
    ids,
    status: 202,
    facts: ['status'],
    refusals: 'shared',
  })
  interaction('[EMP-3] a file without rows', uploadEmployeeData, {
    state: 'employer-signed-in',
    input: { ...client, form: formOf(`${header}\r\n`) },
    ids,
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'The file has no rows' },
  })
  interaction('[EMP-3] a file while another one is checked', uploadEmployeeData, {
    state: 'upload-being-checked',
    input: { ...client, form: formOf(`${header}\r\n${person}\r\n`) },
    ids,
    status: 409,
    problem: {
      kind: 'refused',
      status: 409,
      message: 'Another upload is being checked. Wait until it finishes, then try again',
    },
  })

  interaction('[EMP-3] an upload that is being checked', getEmployeeDataUpload, {
    state: 'upload-being-checked',
    input: upload,
    ids: uploadIds,
    facts: ['status'],
    refusals: 'shared',
  })
  interaction('[EMP-3] an upload with errors', getEmployeeDataUpload, {
    state: 'upload-with-errors',
    input: upload,
    ids: uploadIds,
    facts: ['status'],
  })
  interaction('[EMP-3] an upload that waits for its commit', getEmployeeDataUpload, {
    state: 'upload-awaiting-commit',
    input: upload,
    ids: uploadIds,
    facts: ['status'],
  })
  interaction('[EMP-3] an upload that is gone', getEmployeeDataUpload, {
    state: 'no-uploads',
    input: { path: { id: 'no-such-upload' } },
    status: 404,
    problem: noSuchUpload,
  })

  interaction('[EMP-3] an upload is committed', decideEmployeeDataUpload, {
    state: 'upload-awaiting-commit',
    input: { ...upload, body: { action: 'commit' } },
    ids: uploadIds,
    facts: ['status'],
    refusals: 'shared',
  })
  interaction('[EMP-3] an upload is discarded while it is checked', decideEmployeeDataUpload, {
    state: 'upload-being-checked',
    input: { ...upload, body: { action: 'discard' } },
    ids: uploadIds,
    facts: ['status'],
  })
  interaction('[EMP-3] an upload that is over', decideEmployeeDataUpload, {
    state: 'upload-with-errors',
    input: { ...upload, body: { action: 'commit' } },
    ids: uploadIds,
    status: 409,
    problem: { kind: 'refused', status: 409, message: 'This upload can no longer be changed' },
  })
  interaction('[EMP-3] a decision on an upload that is gone', decideEmployeeDataUpload, {
    state: 'no-uploads',
    input: { path: { id: 'no-such-upload' }, body: { action: 'commit' } },
    status: 404,
    problem: noSuchUpload,
  })
  interaction('[EMP-3] a file for another client', uploadEmployeeData, {
    state: 'employer-signed-in',
    input: { path: { id: 'no-such-client' }, form: formOf(`${header}\r\n${person}\r\n`) },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such client' },
  })
})
