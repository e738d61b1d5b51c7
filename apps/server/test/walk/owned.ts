/** Ids of the records of one person: what the walk lets others request. */
export type OwnedRecords = {
  readonly personId: number;
  readonly mrn: string;
  /** Of the doctor whom their appointments are with. */
  readonly doctorId: number;
  readonly unpaid: number;
  readonly paid: number;
  /** A visit that took place, whose summary is signed. */
  readonly seen: number;
  readonly paymentId: number;
  readonly reference: string;
  readonly notification: number;
  readonly visit: number;
  readonly result: number;
  /** A copy of their data, taken away again. */
  readonly dataExport: number;
  /** A log-in of theirs on another device. */
  readonly session: number;
  /** Of somebody of the family: for a patient that of a child, for a dependent that by which the guardian works. */
  readonly grant: number;
  /** A photo of their identity document, by its file's id. */
  readonly document: string;
  /** Where they want things brought, an order that came there, and a prescription of theirs. */
  readonly address: number;
  readonly order: number;
  /** Proposed for a line of that order. */
  readonly substitute: number;
  /** One that a rider of the system has been given. */
  readonly delivery: number;
  readonly prescription: number;
  /** A picture of another one, by its file's id. */
  readonly scan: string;
  /** A ticket of theirs, and two pictures that wait to be sent in one. */
  readonly ticket: number;
  readonly shot: string;
  readonly spare: string;
  /** Another one, for what they tell the hospital. */
  readonly feedbackShot: string;
  /** A picture for a visit of theirs, in no visit yet. */
  readonly visitPicture: string;
  /** A sentence that their doctor uses again. */
  readonly phrase: number;
  /** What they told the symptom checker, attached to a visit. */
  readonly survey: number;
  /** What they wrote about a visit, not published yet. */
  readonly review: number;
  /** A report of radiology. */
  readonly report: number;
  /** A link to their summary. */
  readonly share: number;
  /** A document about a visit of theirs that was issued. */
  readonly medicalReport: number;
  /** A medicine of theirs, a request for more of it, a dose that is due, and a subscription. */
  readonly medicine: number;
  readonly refill: number;
  readonly dose: number;
  readonly refillSubscription: number;
  /** An insurance policy of theirs. */
  readonly policy: number;
  /** A package of theirs that is not paid, and the first part of its price. */
  readonly package: number;
  readonly packageTerm: number;
  /** A ticket of theirs in the queue of today. */
  readonly queueTicket: number;
  /** Their stay in hospital under their doctor. */
  readonly admission: number;
  /** A critical result of theirs, and an incident report that names them. */
  readonly criticalResult: number;
  readonly ovr: number;
  /** An earlier time that they wait for. */
  readonly waitingEntry: number;
  /** A slot that nobody has taken. */
  readonly slot: number;
};
