/**
 * How far a string of a command's input can travel. A whole input that no log may hold is `leftOut`; one that follows from the data of the event
 * is `inData`: it is classified there, as the field of a form is by its kind.
 */
type InputClassification = 'plain' | 'reference' | 'naming' | 'personal' | 'quoting' | 'secret' | 'leftOut' | 'inData'

/**
 * The classification of each string in a command's input, by the command's name and the place in it. It is that of the event which the command
 * makes: otherwise a replay could not run the command as it ran. Options, and ids with a type of their own, need none.
 */
export const inputs: Readonly<Record<string, InputClassification>> = {
  beginMemberForm: 'reference',
  // An address as it is can hold a token; the event has what may be recorded of it.
  changeAddress: 'leftOut',
  'checkPassword.token': 'secret',
  chooseAvatar: 'quoting',
  'chooseFile.fileId': 'plain',
  'chooseFile.name': 'personal',
  'chooseRecipients.employeeIds': 'reference',
  'chooseRecipients.search': 'personal',
  'decide.reason': 'personal',
  discardMemberForm: 'reference',
  downloadReports: 'plain',
  editChoice: 'inData',
  'followLink.schemeYear': 'personal',
  'followLink.token': 'secret',
  leaveChoiceField: 'inData',
  'openActivation.id': 'secret',
  'openPanel.subject': 'naming',
  'openReset.dateOfBirth': 'secret',
  'openReset.token': 'secret',
  'requestBenefitTerms.newest': 'plain',
  'requestBenefitTerms.termsId': 'plain',
  'requestDifference.query.benefitId': 'plain',
  'requestDifference.uploadId': 'plain',
  requestEmployee: 'reference',
  'requestEmployeeReport.query.search': 'personal',
  'requestEmployees.search': 'personal',
  requestMagicLink: 'reference',
  requestPending: 'plain',
  'requestReports.provider': 'plain',
  requestStatement: 'plain',
  requestTakeUpOfBenefit: 'plain',
  'requestTwoFactorList.search': 'personal',
  requestViewAs: 'reference',
  saveMember: 'reference',
  showMissingPage: 'leftOut',
  'showUpload.fileName': 'personal',
  'showUpload.uploadId': 'plain',
  'showUpload.uploadedOn': 'plain',
  solveCaptcha: 'secret',
  'tickReports.reportIds': 'plain',
  'tickRows.selectionIds': 'reference',
}
