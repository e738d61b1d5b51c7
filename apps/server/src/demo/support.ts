import { addMinutes } from '@balsam/domain/time';
import type { TicketState, TicketTopic } from '@balsam/domain/support';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

type Post = { readonly by: 'patient' | 'staff'; readonly minutesAgo: number; readonly text: string };
type Talk = {
  readonly mrn: string;
  readonly subject: string;
  readonly topic: TicketTopic;
  readonly state: TicketState;
  readonly posts: readonly Post[];
};

const patient = (minutesAgo: number, text: string): Post => ({ by: 'patient', minutesAgo, text });
const staff = (minutesAgo: number, text: string): Post => ({ by: 'staff', minutesAgo, text });

/** A few of each state; Sara has one of each. */
const talks: readonly Talk[] = [
  {
    mrn: '1000001',
    subject: 'هل يمكن تغيير موعد التوصيل؟',
    topic: 'delivery',
    state: 'answered',
    posts: [
      patient(190, 'السلام عليكم، هل يمكن التوصيل بعد صلاة العشاء؟'),
      staff(
        175,
        'وعليكم السلام ورحمة الله. نعم، يمكن اختيار التوصيل المجدول عند إتمام الطلب، وآخر فترة بعد الثامنة مساءً.',
      ),
    ],
  },
  {
    mrn: '1000001',
    subject: 'Which thermometer suits a newborn?',
    topic: 'product',
    state: 'open',
    posts: [patient(55, 'I would like one that does not need to touch the skin. Which one do you have?')],
  },
  {
    mrn: '1000001',
    subject: 'الفاتورة الضريبية',
    topic: 'payment',
    state: 'closed',
    posts: [
      patient(3 * 1440, 'أين يمكن العثور على الفاتورة؟'),
      staff(3 * 1440 - 30, 'تجدونها في صفحة الطلب، أسفل المبالغ.'),
      patient(3 * 1440 - 45, 'وجدتها، شكرًا لكم.'),
    ],
  },
  {
    mrn: '1000006',
    subject: 'The promo code is not taken',
    topic: 'payment',
    state: 'open',
    posts: [patient(130, 'I typed the code as it is written in the message, but the cart says that it has expired.')],
  },
  {
    mrn: '1000007',
    subject: 'استبدال منتج',
    topic: 'order',
    state: 'open',
    posts: [
      patient(260, 'وصلني المنتج بحجم مختلف عن المطلوب.'),
      staff(240, 'نعتذر عن ذلك. هل يمكن إرسال صورة العبوة؟'),
      patient(20, 'سأرسلها بعد قليل.'),
    ],
  },
];

const patientOf = (tx: Tx, mrn: string) =>
  tx.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();

const at = (now: Date, posts: Post | undefined): Date => addMinutes(now, -(posts?.minutesAgo ?? 0));

const ticketOf = ({ subject, topic, state, posts }: Talk, personId: number, now: Date) => ({
  person_id: personId,
  subject,
  topic,
  state,
  waiting_since: state === 'open' ? at(now, posts.at(-1)) : null,
  closed_at: state === 'closed' ? at(now, posts.at(-1)) : null,
  created_at: at(now, posts[0]),
  updated_at: at(now, posts.at(-1)),
});

/** How far each side has read: whoever is to write next has not read what was written last. */
const marks = (state: TicketState, ids: readonly number[]) => ({
  read_by_patient: (state === 'answered' ? ids[0] : ids.at(-1)) ?? 0,
  read_by_staff: (state === 'open' ? ids.at(-2) : ids.at(-1)) ?? 0,
});

async function insertTalk(tx: Tx, now: Date, talk: Talk, agent: number): Promise<void> {
  const { id: personId } = await patientOf(tx, talk.mrn);
  const ticket = tx
    .insertInto('ticket')
    .values(ticketOf(talk, personId, now))
    .returning('id');
  const { id } = await ticket.executeTakeFirstOrThrow();
  const rows = talk.posts.map((posts) => ({
    ticket_id: id,
    author_id: posts.by === 'staff' ? agent : personId,
    from_staff: posts.by === 'staff',
    text: posts.text,
    created_at: at(now, posts),
  }));
  const messages = await tx.insertInto('ticket_message').values(rows).returning('id').execute();
  const ids = messages.map((message) => message.id);
  await tx.updateTable('ticket').set(marks(talk.state, ids)).where('id', '=', id).execute();
}

/** Tickets that wait, that are answered and that are closed. */
export async function seedSupport(tx: Tx, { now }: Seeding): Promise<void> {
  const agent = await tx
    .selectFrom('account')
    .select('person_id')
    .where('login_email', '=', 'support@balsam.example')
    .executeTakeFirstOrThrow();
  for (const talk of talks) await insertTalk(tx, now, talk, agent.person_id);
}
