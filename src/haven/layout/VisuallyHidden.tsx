import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Read out, not seen; as a `div` where the content is no phrase. */
export const VisuallyHidden = styled('span')(visuallyHidden);
