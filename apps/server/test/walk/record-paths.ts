/*
 * Every call of the contract stands here once or is walked in `record-walk.test.ts`: a new one that tells of results, visits, allergies
 * or medicines cannot come without somebody deciding where it belongs.
 */

/** Calls of one module, by their names with spaces between. */
const of = (module: string, names: string): readonly string[] => names.split(' ').map((name) => `${module}.${name}`);

/** Calls on which nothing of a medical record and no product leaves, by why. */
export const excused: Readonly<Record<string, readonly string[]>> = {
  'what is done before a visit, which imports never write': of(
    'checkIn',
    'read save questionnaire answer arrive doorCodes',
  ),
  'earlier times that people wait for': of('waitingList', 'list join leave accept decline ofStaff'),
  'log-ins, codes, devices and terms': of(
    'identity',
    'patientLogin doctorLogin riderLogin staffLogin staffVerify staffStay requestLoginCode sendCode ' +
      'verifyCode resetPassword requestDeletion deleteAccount logout changeLanguage changePassword ' +
      'changeContact changeContactByCode signedInDevices endDevices agreedTerms agreeTerms ' +
      'agreedTermsHistory termsVersion',
  ),
  'answers with the profile, as people.profile does': [
    'people.users',
    'people.updateUser',
    'people.pharmacyUser',
    'people.updatePharmacyUser',
  ],
  'doctors, clinics and their times': of(
    'hospital',
    'clinics departments homeHealthClinics locations parentSpecialities searchSpecialities ' +
      'specialities subSpecialities doctorDetail findDoctors usersDoctors calendar nearestAvailability ' +
      'timeslots ratingSummary ratings',
  ),
  'stars and words about visits, without what was in them': [
    ...of('ratings', 'due mine rate ratePhysician rateTheirPhysician putOff edit remove report'),
    ...of('reviewDesk', 'list changes publish refuse'),
  ],
  'appointments of the portal, which imports never write': of(
    'booking',
    'patientToday doctorToday doctorDays quote detail ics create reschedule rebook cancel checkIn confirm settle object ended ' +
      'checkInAtDesk visitHistory',
  ),
  'doctors, their hours and leave, and times of booked visits': of(
    'doctors',
    'list requests show saveHours saveDay removeDay enterLeave answerLeave cancelLeave visits rearrange saveFees ' +
      'ownSchedule requestLeave withdrawLeave saveTexts setPhoto removePhoto invite inviteAgain sendPasswordLink ' +
      'lock unlock',
  ),
  'riders, their vehicles and shifts': of('riders', 'list invite saveVehicle inviteAgain sendPasswordLink lock unlock'),
  'states and times of calls, never what was said in them': of(
    'teleConsultation',
    'status join token ring decline end feedback',
  ),
  money: of(
    'billing',
    'stepOne topUp walletStatement receipts intent tamaraCheckout tamaraOptions loyaltyPoints redeemPoints confirm wallet serviceRate ' +
      'amount history receipt appointmentReceipt',
  ),
  'insurance of visits': of(
    'insurance',
    'payers list add check remove services location apply clear ofAppointment waiting answer',
  ),
  'what is sold together, and who has it': of('packages', 'list detail booked book terms partial cancel use ofStaff'),
  'reductions of appointments': of('promotions', 'list assigned apply clear freeVisit claimFreeVisit'),
  'settings of notifications': of('notifications', 'read config changeConfig pushKey registerDevice removeDevice'),
  'texts of the hospital': of(
    'content',
    'banners systemSettings cmsSettings nationalities cmsContent cmsContentFields announcements questions virtualTour picture',
  ),
  'articles for everybody, and which of them somebody keeps': of(
    'healthEducation',
    'list detail saved save unsave suggested',
  ),
  'what the content desk writes': of('contentDesk', 'list detail create change publish end discard changes addPicture'),
  'who may open whose profile': of('family', 'relations members guardians add confirm remove switch switchBack'),
  'new log-ins': ['registration.register', 'registration.registerMedicalFile'],
  'pictures that people sent themselves': ['mediafiles.upload', 'mediafiles.show', 'pharmacyDesk.prescriptionFile'],
  'tickets of the queue, with names and no care': [
    ...of('queue', 'list clinics departments checkInDepartments create status checkIn leave kioskCode'),
    ...of('queueDesk', 'board callNext setState move changeClinic walkIn collect payOut devices pair revoke'),
    ...of('queueDoctor', 'list callNext move'),
    ...of('queueDevices', 'begin claim board kiosk readCode takeTicket'),
  ],
  'what search finds, sensitive and held results left out, as its own test shows': ['search.everywhere'],
  consents: ['privacy.consents', 'privacy.decide'],
  'what the system goes by': [...of('settings', 'list change changes'), ...of('deliveryAreas', 'list change')],
  'how many rows a closed account left behind': of('retention', 'overview confirm'),
  'people who work here': of(
    'staff',
    'list invite person changeRole lock unlock inviteAgain cancel sendPasswordLink resetSecondFactor ' +
      'readInvitation enrolSecondFactor acceptInvitation',
  ),
  'names of shelves and pictures of products': of(
    'catalogue',
    'brandsFound photo categories symptomsRelief brands removeFavourite',
  ),
  'answers with the cart, as cart.show does': ['cart.remove', 'cart.clear', 'cart.coupon', 'cart.applyCoupon'],
  addresses: of('addresses', 'list show add change remove'),
  'answers with the order, as orders.show does': [
    'orders.cancel',
    'orders.release',
    'orders.rate',
    'orders.answerSubstitute',
  ],
  'times and places of delivery': ['orders.slots', 'orders.deliveryOptions', 'orders.pickupBranches'],
  'stars and words about orders, without what was in them': ['pharmacyDesk.ratings'],
  'pictures of prescriptions, which imports never write': ['prescriptions.create', 'prescriptions.remove'],
  'answers with the order, as pharmacyDesk.order does': [
    'pharmacyDesk.move',
    'pharmacyDesk.sendCode',
    'pharmacyDesk.reviewPrescription',
    'pharmacyDesk.takeOutWithdrawn',
    'pharmacyDesk.takeOutUnavailable',
    'pharmacyDesk.proposeSubstitute',
    'pharmacyDesk.takeBackSubstitute',
    'pharmacyDesk.callBack',
    'pharmacyDesk.confirmReturn',
  ],
  'the stock of the pharmacy, where withdrawn products stand on purpose': of(
    'pharmacyDesk',
    'substitutes products choices product productChanges addProduct addBrand changeProduct setPhoto removePhoto ' +
      'addLot correctLot offers addOffer changeOffer removeOffer coupons addCoupon changeCoupon ' +
      'removeCoupon',
  ),
  'orders on the way, as orders.show tells them': of(
    'delivery',
    'riderOrders move sendCode accept decline route shift startShift endShift tracking riders assign ' +
      'recordReturned unassign',
  ),
  'what is told before a visit, written after it and said about it, which imports never write': [
    ...of(
      'visits',
      'caseHistory saveCaseHistory summary saveSummary signSummary addAddendum summaryFile codes phrases',
    ),
    ...of('visits', 'addPhrase removePhrase'),
    ...of('chat', 'messages write conversations'),
  ],
  'what is told to the symptom checker, which imports never write': of(
    'triage',
    'symptoms surveys create survey remove attach ofAppointment selectedQuestions approval approve',
  ),
  'answers with the stay, as inpatients.show does': ['inpatients.addNote'],
  'answers with the critical result, as criticalResults.list does': ['criticalResults.acknowledge'],
  'counts alone': ['doctor.dashboard', 'staffDay.figures'],
  'who a file is of, and the visits of these days': of('frontDesk', 'find show register correct confirmPhone'),
  'that something was read, never what it says': of('auditLog', 'search kinds staff export'),
  'who lies where, without anything clinical': of('admissions', 'list admit handOver discharge departments nameHead'),
  'reports about the hospital': of('ovr', 'list show create change'),
  'answers with a medicine, as medications.list does': of(
    'medications',
    'add change products askRefill cancelRefill answerDose subscribe endSubscription dueRefill orderRefill ' +
      'deskRefills deskRefill moveRefill',
  ),
  'answers with a result, as records.labTrend does': ['records.releaseResult'],
  'answers with a report, as records.report does': ['records.releaseReport', 'records.reportPdf', 'records.reportFile'],
  'papers of the hospital itself, which imports never write': of(
    'medicalReports',
    'visits requests request detailMedical ofStays sickLeaves availability file verify desk deskReport deskVisits ' +
      'deskStays createOfStay create write upload move',
  ),
  'answers with the file, as records.medicalFile does': [
    'records.addStatement',
    'records.receiveSummary',
    'records.decideStatement',
    'records.medicalFilePdf',
  ],
  'links, whose content is walked': ['sharing.list', 'sharing.create', 'sharing.end'],
  'a sealed number': ['records.encrypt'],
  'answers with sizes and vaccines, as they are read': [
    'prevention.addMeasurement',
    'prevention.addVaccination',
    'prevention.vaccineCertificate',
  ],
  'times of reminders': of('medications', 'reminderSlots changeReminderSlots'),
  'questions to support': of('support', 'tickets open feedback messages write close contact'),
};

/** Files of the copy of one's data on which something of a record leaves. */
export const filesOfTheRecord: readonly RegExp[] = [
  /^records\/(results|visits)\.json$/,
  /^records\/ips\.json$/,
  /^records\/fhir\//,
];
