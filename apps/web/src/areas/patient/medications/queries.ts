import type { CallReply } from '@balsam/contract/call';
import type { medications } from '@balsam/contract/medications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type MedicationList = CallReply<typeof medications.list>;
export type Medication = MedicationList['items'][number];
export type Dose = CallReply<typeof medications.doses>['items'][number];
export type Week = CallReply<typeof medications.doses>['weeks'][number];
export type Slot = NonNullable<Medication['reminder']>['slots'][number];
export type ReminderSlots = CallReply<typeof medications.reminderSlots>;

/** Every medicine at once: the tabs part them. */
export const allMedications = api.medications.list.query({ query: { limit: '500' } });
export const doses = api.medications.doses.query();
export const reminderSlots = api.medications.reminderSlots.query();
export const productsOf = (id: number) => api.medications.products.query({ params: { id: String(id) } });

/** Something that changes medicines; whatever came of it, they are read again, with the file, the cart and the notifications. */
export const useMedicationChange = <Input, Reply>(
  change: (input: Input) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        ['medications', 'records', 'cart', 'notifications'].map((module) =>
          client.invalidateQueries({ queryKey: [module] }),
        ),
      ),
  });
};
