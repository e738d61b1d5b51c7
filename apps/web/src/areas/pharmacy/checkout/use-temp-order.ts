import { useRef, useState } from 'react';
import { storeOrder, readOrder, type TempOrder } from '../cart/temp-order.ts';

type Change = Partial<TempOrder> | ((now: TempOrder) => Partial<TempOrder>);
export type ChangeOrder = (change: Change) => void;

/** The draft of this profile's order; each change is kept at once, so that leaving loses nothing. */
export const useTempOrder = (person: number) => {
  const [order, setOrder] = useState(() => readOrder(person));
  // An upload that ends later changes what is then, not what was when it began.
  const latest = useRef(order);
  const change: ChangeOrder = (request) => {
    latest.current = { ...latest.current, ...(typeof request === 'function' ? request(latest.current) : request) };
    storeOrder(person, latest.current);
    setOrder(latest.current);
  };
  return { order, change };
};
