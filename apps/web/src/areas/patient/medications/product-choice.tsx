import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { nameOf } from '#shared/pharmacy/product-name.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { productsOf } from './queries.ts';

type ChoiceProps = {
  readonly medicationId: number;
  readonly value: number | undefined;
  readonly onChange: (id: number) => void;
};

/** The products with what is prescribed; the first that is in stock stands chosen. */
export const ProductChoice = ({ medicationId, value, onChange }: ChoiceProps) => {
  const { data, error, refetch } = useQuery(productsOf(medicationId));
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 rounded-lg" />;
  if (data.items.length === 0) return <p className="text-text-2">{m.medicines_no_product()}</p>;
  return (
    <RadioCards
      label={m.medicines_product()}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(Number(id))}
      options={data.items.slice(0, 6).map((product) => ({
        value: String(product.id),
        label: nameOf(product),
        detail: product.stock > 0 ? money(product.price) : m.medicines_out_of_stock(),
        disabled: product.stock === 0,
      }))}
    />
  );
};
