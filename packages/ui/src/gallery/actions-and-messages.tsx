import { useState } from 'react';
import { Banner, MessageBanner } from '../banner';
import { Button, IconButton } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { BriefcaseIcon, CopyIcon, PlusIcon, ShareIcon } from '../icons';
import { Row, Stack } from '../page';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { useTimedMessage } from '../use-timed-message';

export function ActionsAndMessages() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const { message, showSuccess, showError } = useTimedMessage();
  return (
    <Stack gap={6}>
      <Row>
        <Button icon={<PlusIcon />} variant="primary">
          Post a Job
        </Button>
        <Button icon={<ShareIcon />}>Share</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete my account</Button>
        <Button busy busyLabel="Signing in..." variant="primary">
          Sign in
        </Button>
        <Button disabled>Not now</Button>
        <Button size="small">Small</Button>
        <Button icon={<BriefcaseIcon />} size="large" variant="primary">
          Join Free Today
        </Button>
        <IconButton icon={<CopyIcon />} label="Copy link" />
      </Row>
      <Row>
        <Button onClick={() => showSuccess('Job link copied to clipboard!')}>Show success</Button>
        <Button onClick={() => showError('Failed to load jobs. Please try again.')}>
          Show error
        </Button>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button onClick={() => setAsking(true)}>Ask first</Button>
      </Row>
      <Stack gap={3}>
        <Banner tone="success">Application submitted successfully!</Banner>
        <Banner action={<Button size="small">Try again</Button>} tone="error">
          Network error. Please check your internet connection.
        </Banner>
        <Banner onClose={() => {}} tone="warning">
          You have unsaved changes.
        </Banner>
        <Banner tone="info">This text was made by the built-in writer from your own words.</Banner>
      </Stack>
      <Dialog
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button onClick={() => setOpen(false)} variant="primary">
              Send Email
            </Button>
          </>
        }
        onClose={() => setOpen(false)}
        open={open}
        title="Contact Maria Alvarez"
        variant="sheet"
      >
        <Stack>
          <TextField data-autofocus defaultValue="Interview for Line Cook" label="Subject" />
          <TextArea
            defaultValue="Dear Maria, we would like to meet you."
            label="Message"
            rows={6}
          />
        </Stack>
      </Dialog>
      <ConfirmDialog
        action="Delete photo"
        onClose={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
        open={asking}
        title="Delete this photo?"
      >
        It disappears from your listing at once and cannot be brought back.
      </ConfirmDialog>
      <MessageBanner message={message} />
    </Stack>
  );
}
