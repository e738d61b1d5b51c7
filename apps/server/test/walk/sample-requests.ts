import type { CallName, SampleRequest } from './calls.ts';

/** Ids of the records of one person: what the walk lets others request. */
export type OwnedRecords = {
  readonly personId: number;
  readonly mrn: string;
  /** Of the doctor whom their appointments are with. */
  readonly doctorId: number;
  readonly unpaid: number;
  readonly paid: number;
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
  /** One that a rider of the system has been given. */
  readonly delivery: number;
  readonly prescription: number;
  /** A picture of another one, by its file's id. */
  readonly scan: string;
  /** A ticket of theirs, and two pictures that wait to be sent in one. */
  readonly ticket: number;
  readonly shot: string;
  readonly spare: string;
  /** A slot that nobody has taken. */
  readonly slot: number;
};

/** A device of Firebase, as far as anybody can see. */
const pushToken = 'x'.repeat(150);

const byMrn = (me: OwnedRecords): SampleRequest => ({ query: { mrn_number: me.mrn } });
const byPersonId = (me: OwnedRecords): SampleRequest => ({ params: { id: me.personId } });
const byDelivery = (me: OwnedRecords): SampleRequest => ({ params: { id: me.delivery } });
const byProduct = (): SampleRequest => ({ params: { id: 1 } });
const period = { starts_at: '2026-11-22T00:00:00Z', ends_at: '2026-12-22T00:00:00Z' };
const byUnpaid = (me: OwnedRecords): SampleRequest => ({ body: { appointment_id: me.unpaid } });

/**
 * What the owner of these records would send to each call that needs a log-in. Every id field of the call is in it, or in
 * `impersonalFields`: the walk fails for a field that is in neither.
 */
export const sampleRequests: Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>> = {
  'people.profile': (me) => ({ params: { role: 'patient' }, query: { mrn_number: me.mrn } }),
  'people.users': (me) => ({ query: { id: me.personId } }),
  'people.updateUser': (me) => ({ params: { id: me.personId }, body: { city: 'Riyadh' } }),
  'people.pharmacyUser': (me) => ({ params: { id: me.personId } }),
  'people.updatePharmacyUser': (me) => ({ params: { id: me.personId }, body: { city: 'Riyadh' } }),
  'people.accessLog': () => ({}),
  'notifications.fetch': (me) => ({ query: { id: me.personId } }),
  'notifications.read': (me) => ({ body: { userId: me.personId, id: me.notification } }),
  'notifications.config': (me) => ({ params: { id: me.personId } }),
  'notifications.changeConfig': (me) => ({
    params: { id: me.personId },
    body: { kind: 'appointment_paid', channel: 'sms', on: false },
  }),
  'notifications.pushKey': () => ({}),
  'notifications.registerDevice': () => ({ body: { token: pushToken, platform: 'android' } }),
  'notifications.forgetDevice': () => ({}),
  'records.timelines': byMrn,
  'records.timelineDetails': (me) => ({ query: { mrn_number: me.mrn, id: me.visit } }),
  'records.reports': byMrn,
  'records.labTrend': (me) => ({ query: { mrn_number: me.mrn, id: me.result } }),
  'booking.upcoming': byMrn,
  'booking.patientToday': byMrn,
  'booking.doctorToday': (me) => ({ query: { doctor_id: me.doctorId } }),
  'booking.history': (me) => ({ query: { mrn_number: me.mrn, doctor_id: me.doctorId } }),
  'booking.detail': (me) => ({ params: { id: me.unpaid } }),
  'booking.ics': (me) => ({ params: { id: me.unpaid } }),
  'booking.confirm': byUnpaid,
  'booking.checkIn': byUnpaid,
  'booking.join': byUnpaid,
  'billing.intent': (me) => ({ body: { entity_id: me.unpaid, appointment_id: me.unpaid, method: 'card' } }),
  'billing.confirm': (me) => ({ body: { reference: me.reference, entity_id: me.unpaid } }),
  'billing.wallet': byMrn,
  'billing.serviceRate': (me) => ({
    body: { mrn_number: me.mrn, appointment_id: me.unpaid, doctor_id: me.doctorId },
  }),
  'billing.amount': (me) => ({ body: { Mrno: me.mrn, ApptAllocationID: me.unpaid } }),
  'billing.history': byMrn,
  'billing.tamaraCheckout': (me) => ({ body: { entity_id: me.unpaid, appointment_id: me.unpaid } }),
  'billing.tamaraOptions': () => ({ query: { amount: 300 } }),
  'billing.loyaltyPoints': byMrn,
  'billing.redeemPoints': (me) => ({
    body: { entity_id: me.unpaid, appointment_id: me.unpaid, points: 1 },
  }),
  'billing.receipt': (me) => ({ params: { id: me.paymentId } }),
  'billing.appointmentReceipt': (me) => ({ params: { id: me.paid } }),
  'booking.create': (me) => ({
    body: {
      mrn_number: me.mrn,
      slot_id: me.slot,
      type: 'onsite',
      is_rescheduled: true,
      reschedule_app_id: me.unpaid,
    },
  }),
  'booking.reschedule': (me) => ({
    body: { old_app_id: me.unpaid, slot_id: me.slot, mrn_number: me.mrn, type: 'onsite' },
  }),
  'booking.rebook': (me) => ({ body: { appointment_id: me.paid, slot_id: me.slot } }),
  'booking.cancel': byUnpaid,
  'family.members': () => ({}),
  'family.guardians': () => ({}),
  'family.add': (me) => ({
    body: {
      id_type: 'national_id',
      id_number: `111${me.mrn}`,
      first_name: 'Layan',
      family_name: 'Ahmadi',
      nationality: 'SA',
      dob: '2022-01-31',
      location_id: 1,
      gender: 'female',
      relation_id: 2,
      declaration: true,
      mrn_number: me.mrn,
    },
  }),
  'family.confirm': () => ({ body: { challenge: 'never given', otp_code: '0000' } }),
  'family.switchBack': () => ({}),
  'family.switch': (me) => ({ body: { id: me.grant } }),
  'family.remove': (me) => ({ body: { id: me.grant } }),
  'privacy.consents': () => ({}),
  'privacy.decide': () => ({ body: { purpose: 'research', given: true, version: 1 } }),
  'privacy.exports': () => ({}),
  'privacy.exportFile': (me) => ({ params: { id: me.dataExport } }),
  'privacy.askExport': () => ({ body: { currentPassword: 'Balsam#2026' } }),
  'mediafiles.show': (me) => ({ params: { id: me.document } }),
  'staff.list': () => ({ query: { q: 'a', role: '5', state: 'active' } }),
  'staff.invite': (me) => ({
    body: {
      email_address: `staff${me.mrn}@balsam.example`,
      first_name: 'Nawal',
      family_name: 'Ahmadi',
      first_name_ar: 'نوال',
      family_name_ar: 'الأحمدي',
      role_id: 7,
    },
  }),
  'staff.person': byPersonId,
  'staff.changeRole': (me) => ({ params: { id: me.personId }, body: { role_id: 7 } }),
  'staff.lock': byPersonId,
  'staff.unlock': byPersonId,
  'staff.inviteAgain': byPersonId,
  'staff.cancel': byPersonId,
  'staff.sendPasswordLink': byPersonId,
  'staff.resetSecondFactor': byPersonId,
  'catalogue.favourites': () => ({}),
  'catalogue.addFavourite': () => ({ params: { id: 1 } }),
  'catalogue.removeFavourite': () => ({ params: { id: 1 } }),
  'pharmacyDesk.orders': () => ({ query: { state: 'open' } }),
  'pharmacyDesk.order': (me) => ({ params: { id: me.order } }),
  'pharmacyDesk.move': (me) => ({ params: { id: me.order }, body: { to: 'confirmed' } }),
  'pharmacyDesk.sendCode': (me) => ({ params: { id: me.order } }),
  'pharmacyDesk.reviewPrescription': (me) => ({
    params: { id: me.order },
    body: { verdict: 'approved', line_ids: [] },
  }),
  'pharmacyDesk.takeOutWithdrawn': (me) => ({ params: { id: me.order } }),
  'pharmacyDesk.prescriptionFile': (me) => ({ params: { id: me.scan } }),
  'pharmacyDesk.products': () => ({}),
  'pharmacyDesk.choices': () => ({}),
  'pharmacyDesk.product': byProduct,
  'pharmacyDesk.productChanges': byProduct,
  'pharmacyDesk.addProduct': () => ({
    body: {
      name: 'x',
      name_ar: 'x',
      brand_id: 1,
      category_id: 1,
      form: 'tablet',
      price: 5,
      vat_percent: 0,
      offer_id: null,
      relief_ids: [],
    },
  }),
  'pharmacyDesk.addBrand': () => ({ body: { title: 'A brand of the walk', title_ar: 'علامة' } }),
  'pharmacyDesk.changeProduct': () => ({ params: { id: 1 }, body: { about: 'x', offer_id: null, relief_ids: [] } }),
  'pharmacyDesk.setPhoto': byProduct,
  'pharmacyDesk.removePhoto': byProduct,
  'pharmacyDesk.addLot': () => ({
    params: { id: 1 },
    body: { location_id: 1, lot: 'A1', expires_on: '2028-01-01', quantity: 1 },
  }),
  'pharmacyDesk.correctLot': () => ({ params: { id: 1 }, body: { quantity: 1, counted_from: 1, reason: 'counted' } }),
  'pharmacyDesk.offers': () => ({}),
  'pharmacyDesk.addOffer': () => ({
    body: { ...period, type: 'FLAT_DISCOUNT', title: 'x', title_ar: 'x', percent: 5 },
  }),
  'pharmacyDesk.changeOffer': () => ({
    params: { id: 1 },
    body: { ...period, type: 'FLAT_DISCOUNT', title: 'x', title_ar: 'x', percent: 5 },
  }),
  'pharmacyDesk.removeOffer': byProduct,
  'pharmacyDesk.ratings': () => ({ query: { only: 'low' } }),
  'pharmacyDesk.coupons': () => ({}),
  'pharmacyDesk.addCoupon': () => ({ body: { ...period, code: 'WALK5', title: 'x', title_ar: 'x', percent: 5 } }),
  'pharmacyDesk.changeCoupon': () => ({
    params: { code: 'WALK5' },
    body: { ...period, title: 'x', title_ar: 'x', percent: 5 },
  }),
  'pharmacyDesk.removeCoupon': () => ({ params: { code: 'WALK5' } }),
  'delivery.riderOrders': () => ({ query: { status: 'delivered', search: '000' } }),
  'delivery.move': (me) => ({ params: { id: me.delivery }, body: { status: 'order_picked' } }),
  'delivery.sendCode': byDelivery,
  'delivery.accept': byDelivery,
  'delivery.decline': (me) => ({ params: { id: me.delivery }, body: { reason: 'Too far' } }),
  'delivery.route': () => ({ query: { latitude: '24.7', longitude: '46.7' } }),
  'delivery.shift': () => ({}),
  'delivery.startShift': () => ({ body: { location_id: 1 } }),
  'delivery.endShift': () => ({}),
  'delivery.tracking': byDelivery,
  'delivery.riders': (me) => ({ query: { order_id: me.delivery } }),
  'delivery.assign': (me) => ({ params: { id: me.delivery }, body: { rider_id: null } }),
  'delivery.unassign': (me) => ({ params: { id: me.delivery }, body: { reason: 'Another way' } }),
  'delivery.recordReturned': (me) => ({ params: { id: me.delivery }, body: { reason: 'The rider has left' } }),
  'addresses.list': () => ({}),
  'addresses.show': (me) => ({ params: { id: me.address } }),
  'addresses.add': () => ({
    body: { name: 'Home', street: 'Olaya 1', district: 'Olaya', city: 'Riyadh', latitude: 24.7, longitude: 46.7 },
  }),
  'addresses.change': (me) => ({ params: { id: me.address }, body: { note: 'The blue door' } }),
  'prescriptions.mine': () => ({}),
  'prescriptions.create': (me) => ({ body: { file_ids: [me.scan] } }),
  'orders.mine': () => ({}),
  'orders.show': (me) => ({ params: { id: me.order } }),
  'orders.slots': () => ({}),
  'orders.pickupBranches': () => ({}),
  'orders.create': (me) => ({
    body: {
      mode: 'normal_delivery',
      address_id: me.address,
      location_id: 1,
      prescription_ids: [me.prescription],
      payment_method: 'card',
      privacy_accepted: true,
      return_policy_accepted: true,
    },
  }),
  'orders.reorder': (me) => ({ params: { id: me.order } }),
  'orders.rate': (me) => ({ params: { id: me.order }, body: { rating_value: 5 } }),
  'orders.cancel': (me) => ({ params: { id: me.order }, body: { reason: 'other', description: 'No longer needed' } }),
  'prescriptions.remove': (me) => ({ params: { id: me.prescription } }),
  'addresses.remove': (me) => ({ params: { id: me.address } }),
  'support.tickets': () => ({}),
  'support.messages': (me) => ({ params: { id: me.ticket } }),
  'support.open': (me) => ({
    body: { subject: 'Where is it?', topic: 'order', order_id: me.order, text: 'I wait.', file_id: me.shot },
  }),
  'support.write': (me) => ({ params: { id: me.ticket }, body: { text: 'Still waiting.', file_id: me.spare } }),
  'support.close': (me) => ({ params: { id: me.ticket } }),
  'identity.staffStay': () => ({}),
  'identity.signedInDevices': () => ({}),
  'identity.endDevices': (me) => ({ body: { id: me.session } }),
  'identity.agreedTerms': () => ({}),
  'identity.agreedTermsHistory': () => ({}),
  'identity.termsVersion': () => ({ params: { version: 1 } }),
  'identity.agreeTerms': () => ({ body: {} }),
  'identity.changeLanguage': () => ({ body: { language: 'en' } }),
  'identity.changeContact': (me) => ({
    params: { id: me.personId },
    body: { phone_number: '0500000777', currentPassword: 'Balsam#2026' },
  }),
  'identity.changeContactByCode': (me) => ({
    params: { id: me.personId },
    body: { challenge: 'never given', otp_code: '0000' },
  }),
  'identity.changePassword': (me) => ({
    body: { id: me.personId, currentPassword: 'Balsam#2026', password: 'a quiet garden by the sea' },
  }),
  'identity.logout': () => ({}),
};
