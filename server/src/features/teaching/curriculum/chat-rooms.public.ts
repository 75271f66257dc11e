/** The rooms of a course belong to its curriculum, whose chat missions name them and which is copied with them. */
export { insertRoom, updateRoom, updateRoomOrder } from './chat-rooms.queries.ts'
