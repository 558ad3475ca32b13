/**
 * The contents of the report's rows. They are fetched together, because they share most of their code and print needs
 * them all.
 */
export { BridgePanel } from '../../features/dashboard/bridge/BridgePanel/BridgePanel.tsx';
export { EvidencePanel } from '../../features/dashboard/evidence/EvidencePanel/EvidencePanel.tsx';
export { MethodologyPanel } from '../../features/dashboard/methodology/MethodologyPanel/MethodologyPanel.tsx';
export { ProvenanceFunnel } from '../../features/dashboard/methodology/ProvenanceFunnel/ProvenanceFunnel.tsx';
