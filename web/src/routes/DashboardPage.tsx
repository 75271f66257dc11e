import { DashboardScreen } from '../features/growth/statistics/DashboardScreen.tsx'
import { PendingWork } from '../features/workflows/pending-work/PendingWork.tsx'

export const DashboardPage = () => <DashboardScreen Pending={PendingWork} />
