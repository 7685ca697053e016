/**
 * How far a string of a command's input can travel. `leftOut` keeps the whole input out of logs. `inData` means that the input follows from
 * the event's data, which is classified there, as form fields are by their kind.
 */
type InputClassification = 'plain' | 'reference' | 'naming' | 'personal' | 'quoting' | 'secret' | 'leftOut' | 'inData'

/**
 * The classification of each string in a command's input, by the command's name and the path in the input. It equals that of the event that the
 * command produces; otherwise a replay could not repeat the command. Options, and ids with their own type, need none.
 */
export const inputs: Readonly<Record<string, InputClassification>> = {
  beginMemberForm: 'reference',
  // A raw address can contain a token; the event holds the part that may be recorded.
  changeAddress: 'leftOut',
  'checkPassword.token': 'secret',
  chooseAvatar: 'quoting',
  'chooseFile.fileId': 'plain',
  'chooseFile.name': 'personal',
  'chooseRecipients.employeeIds': 'reference',
  'chooseRecipients.search': 'personal',
  'correctCell.column': 'plain',
  'correctCell.value': 'personal',
  'decide.reason': 'personal',
  discardMemberForm: 'reference',
  downloadReports: 'plain',
  editChoice: 'inData',
  'followLink.schemeYear': 'personal',
  'followLink.token': 'secret',
  keepNewerMember: 'reference',
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
