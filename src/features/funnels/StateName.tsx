import { Fragment } from 'react';

/** The number and the dotted name of a state, which may break after its dots. */
export function StateName({ number, name }: { readonly number: number; readonly name: string }) {
  return (
    <>
      {number}.&nbsp;
      {name.split('.').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </>
  );
}
