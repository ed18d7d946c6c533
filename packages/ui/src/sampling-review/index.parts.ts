export { SamplingReviewActions as Actions } from './SamplingReviewActions.tsx';
export { SamplingReviewApprove as Approve } from './SamplingReviewApprove.tsx';
export { SamplingReviewBody as Body } from './SamplingReviewBody.tsx';
export { SamplingReviewHeader as Header } from './SamplingReviewHeader.tsx';
export { SamplingReviewLeavePanel as LeavePanel } from './SamplingReviewLeavePanel.tsx';
export { SamplingReviewReject as Reject } from './SamplingReviewReject.tsx';
export { SamplingReviewRoot as Root } from './SamplingReviewRoot.tsx';
