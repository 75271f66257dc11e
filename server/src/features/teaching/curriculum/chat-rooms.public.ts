/** Rooms belong to the curriculum, whose chat missions name those of its course and which is copied with them. */
export { insertRoom, updateRoom, updateRoomOrder } from './chat-rooms.queries.ts'
