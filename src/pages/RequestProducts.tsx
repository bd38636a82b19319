import Container from '@mui/material/Container';
import { ProductRequestPanel } from '#features/productRequests/ProductRequestPanel.tsx';
import { YourRequests } from '#features/productRequests/YourRequests.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { useFlow } from '#session/useFlow.ts';

export function RequestProducts() {
  const { state } = useFlow('productRequest');
  return (
    <Main state={state}>
      <Container>
        <ProductRequestPanel />
        <YourRequests />
      </Container>
    </Main>
  );
}
