import { Example } from '#gallery/Example.tsx';
import { DownloadButton } from './DownloadButton.tsx';

const nothing = () => undefined;

export function Examples() {
  return (
    <>
      <Example title="At rest">
        <DownloadButton isBusy={false} told="" failure={[]} onDownload={nothing} />
      </Example>
      <Example title="On its way">
        <DownloadButton isBusy told="" failure={[]} onDownload={nothing} />
      </Example>
      <Example title="Done">
        <DownloadButton isBusy={false} told="Downloaded 1,204 rows." failure={[]} onDownload={nothing} />
      </Example>
      <Example title="Failed">
        <DownloadButton
          isBusy={false}
          told=""
          failure={['The service is not available right now. Please try again in a moment.']}
          onDownload={nothing}
        />
      </Example>
    </>
  );
}
