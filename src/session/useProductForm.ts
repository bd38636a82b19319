import { useSelector } from '@xstate/react';
import type { productFormMachine } from '#machines/productFormMachine.ts';
import { useFlow } from './useFlow.ts';

/** Where asking for a product stands, and what to send to it. */
export function useProductForm() {
  const flow = useFlow<typeof productFormMachine>();
  const { value, context } = useSelector(flow, (snapshot) => snapshot);
  return { state: value, ...context, send: flow.send };
}
